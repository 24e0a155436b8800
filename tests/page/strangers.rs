//! What members write stays text. That requests from other sites are refused: `bot/local/tests/page.rs`.

use serde_json::{Value, json};

use super::Visit;

#[tokio::test(flavor = "multi_thread")]
async fn what_members_write_stays_text() {
    const NAME: &str = "<img src=x onerror=hacked=1>";
    const WORDS: [&str; 4] = [
        "<script>hacked=1</script>",
        "**<svg onload=hacked=1>**",
        "[press me](javascript:hacked=1)",
        "<b><iframe srcdoc='<script>parent.hacked=1</script>'></b>",
    ];
    let (visit, page) = needed!(Visit::with_page().await);
    page.click("button", "Members").await;
    page.click("#members input", "Name of Ana").await;
    page.eval("document.activeElement.select()").await;
    page.type_text(NAME).await;
    page.key("Enter").await;
    page.sees("#me [aria-checked=true]", NAME).await;
    page.click("#members button", "Close").await;
    for words in WORDS {
        page.write(words).await;
        page.key("Enter").await;
        page.sees(".message", words.trim_matches('*')).await;
    }
    page.open_table("Pacru").await;
    page.sees(".message", &format!("🪑 {NAME}")).await;
    for _ in 0..2 {
        let made = "document.querySelectorAll('#log script, #log svg, #log iframe, #log img, #me img, #log a').length";
        assert_eq!(page.eval(made).await, json!(0));
        assert_eq!(page.eval("window.hacked ?? null").await, Value::Null);
        page.reload().await;
        page.sees(".message", &format!("🪑 {NAME}")).await;
    }
    page.keep_all("9-text").await;
    visit.end(&[&page]);
}
