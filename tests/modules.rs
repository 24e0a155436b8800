//! Modules of a crate need each other in one direction: none is in a circle, but with the modules around and inside it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use syn::visit::{self, Visit};
use syn::{Attribute, File, Item, ItemUse, UseTree, Visibility};

use crate::architecture::sources;

/// The names of a module, from the crate's root on.
type Module = Vec<String>;

/// The modules of a crate, with what each gives out under a name of its own.
struct Crate {
    modules: BTreeMap<Module, File>,
    exports: BTreeMap<(Module, String), Module>,
}

impl Crate {
    fn read(folder: &Path) -> Self {
        let mut files = Vec::new();
        sources(folder, &mut files);
        let mut modules = BTreeMap::new();
        for path in files {
            let inside = path.strip_prefix(folder).unwrap().with_extension("");
            let mut name: Module =
                inside.iter().map(|part| part.to_str().unwrap().to_owned()).collect();
            if matches!(name.last().unwrap().as_str(), "lib" | "main" | "mod") {
                name.pop();
            }
            let is_for_tests = |part: &String| ["tests", "testing"].contains(&part.as_str());
            if !name.iter().any(is_for_tests) {
                let text = fs::read_to_string(&path).unwrap();
                modules.insert(name, syn::parse_file(&text).unwrap());
            }
        }
        let mut exports = BTreeMap::new();
        for (module, file) in &modules {
            for item in &file.items {
                let Item::Use(used) = item else { continue };
                if !matches!(used.vis, Visibility::Inherited) {
                    for (path, name) in leaves(&used.tree) {
                        exports.insert((module.clone(), name), from(module, &path));
                    }
                }
            }
        }
        Self { modules, exports }
    }

    /// The module in which the last part of a path is.
    fn home(&self, path: &[String]) -> Module {
        let mut home = Module::new();
        for part in path {
            let inner = [home.as_slice(), std::slice::from_ref(part)].concat();
            if self.modules.contains_key(&inner) {
                home = inner;
            } else if let Some(exported) = self.exports.get(&(home.clone(), part.clone()))
                && exported.as_slice() != path
            {
                return self.home(exported);
            } else {
                break;
            }
        }
        home
    }

    /// What each module names of others that are neither around nor inside it.
    fn arrows(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let arrows = self.modules.iter().map(|(module, file)| {
            let mut named = Named { module, paths: Vec::new() };
            named.visit_file(file);
            let homes = named.paths.iter().map(|path| self.home(path));
            let others =
                homes.filter(|home| !home.starts_with(module) && !module.starts_with(home));
            (module.clone(), others.collect())
        });
        arrows.collect()
    }
}

/// The paths within the crate that a module names.
struct Named<'a> {
    module: &'a Module,
    paths: Vec<Module>,
}

impl<'ast> Visit<'ast> for Named<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(item) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, used: &'ast ItemUse) {
        let leaves = leaves(&used.tree).into_iter();
        self.paths.extend(leaves.map(|(path, _)| from(self.module, &path)));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: Module = path.segments.iter().map(|it| it.ident.to_string()).collect();
        if ["crate", "self", "super"].contains(&parts[0].as_str()) {
            self.paths.push(from(self.module, &parts));
        }
        visit::visit_path(self, path);
    }
}

fn is_for_tests(item: &Item) -> bool {
    let attributes: &[Attribute] = match item {
        Item::Mod(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        _ => &[],
    };
    let mut lists = attributes.iter().filter_map(|it| it.meta.require_list().ok());
    lists.any(|list| list.path.is_ident("cfg") && list.tokens.to_string() == "test")
}

/// Each path that `use` names, and what it is called from then on.
fn leaves(tree: &UseTree) -> Vec<(Module, String)> {
    match tree {
        UseTree::Path(path) => {
            let inner = leaves(&path.tree).into_iter();
            let before = path.ident.to_string();
            inner.map(|(path, name)| ([vec![before.clone()], path].concat(), name)).collect()
        }
        UseTree::Name(name) => vec![(vec![name.ident.to_string()], name.ident.to_string())],
        UseTree::Rename(name) => vec![(vec![name.ident.to_string()], name.rename.to_string())],
        UseTree::Glob(_) => vec![(Vec::new(), String::new())],
        UseTree::Group(group) => group.items.iter().flat_map(leaves).collect(),
    }
}

/// A path that a module names, from the crate's root on.
fn from(module: &Module, path: &[String]) -> Module {
    let mut start = module.clone();
    let mut rest = path;
    while let Some((first, after)) = rest.split_first() {
        match first.as_str() {
            "crate" => start.clear(),
            "self" => {}
            "super" => drop(start.pop()),
            _ => break,
        }
        rest = after;
    }
    [start, rest.to_vec()].concat()
}

#[test]
fn no_two_modules_need_each_other() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for folder in [
        "bot/src",
        "bot/ai/src",
        "bot/background/src",
        "bot/discord/src",
        "bot/local/src",
        "bot/pairing/src",
        "bot/play/src",
        "bot/rules/src",
        "bot/service/src",
        "bot/store/src",
        "bot/view/src",
        "render/src",
    ] {
        let mut arrows = Crate::read(&root.join(folder)).arrows();
        assert!(arrows.values().any(|named| !named.is_empty()), "{folder}");
        // Whoever needs nobody, or is needed by nobody, is in no circle.
        loop {
            let before = arrows.len();
            let left: BTreeSet<Module> = arrows.keys().cloned().collect();
            let needed: BTreeSet<Module> = arrows.values().flatten().cloned().collect();
            arrows.retain(|module, named| {
                named.retain(|other| left.contains(other));
                !named.is_empty() && needed.contains(module)
            });
            if arrows.len() == before {
                break;
            }
        }
        assert!(arrows.is_empty(), "{folder}: {arrows:#?}");
    }
}

/// The rooms of the program, from the top down.
const ROOMS: [&str; 5] = ["interactions", "commands", "operator", "outbox", "process"];

#[test]
fn no_room_needs_one_above_it() {
    let arrows = Crate::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).arrows();
    let floor =
        |module: &Module| ROOMS.iter().position(|room| module.first().is_some_and(|it| it == room));
    for (module, named) in &arrows {
        for other in named {
            if let (Some(here), Some(there)) = (floor(module), floor(other)) {
                assert!(here <= there, "{} needs {}", module.join("::"), other.join("::"));
            }
        }
    }
    let roots = ["error", "run"];
    let known = |module: &Module| {
        floor(module).is_some() || module.is_empty() || roots.contains(&&*module[0])
    };
    assert!(arrows.keys().all(known), "{:?}", arrows.keys());
}
