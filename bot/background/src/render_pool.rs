//! Where pictures are drawn: on threads of their own, a few at a time, so that many requests at
//! once take neither the processor from the connections to Discord nor the memory of the machine.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use render::Renderer;
use tokio::sync::Semaphore;
use tokio::task::JoinError;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// Drawing panicked.
    #[error("drawing panicked")]
    Panicked(#[from] JoinError),
    /// The bot is stopping.
    #[error("nothing is drawn any more")]
    Closed,
}

/// Draws as many pictures at once as there are cores, and half as many replay GIFs: a replay GIF
/// takes as long as forty pictures, and no board must wait for one. Later requests wait in order.
#[derive(Clone)]
pub struct RenderPool {
    renderer: Arc<Renderer>,
    pictures: Arc<Semaphore>,
    gifs: Arc<Semaphore>,
}

/// What draws one thing, of any type: tasks are compiled once for each type of result.
type Drawing<T> = Box<dyn FnOnce(&Renderer) -> T + Send>;

impl RenderPool {
    /// A pool for the cores of this machine.
    pub fn new(renderer: Renderer) -> Self {
        Self::of(renderer, available_parallelism().map_or(1, NonZero::get))
    }

    fn of(renderer: Renderer, cores: usize) -> Self {
        Self {
            renderer: Arc::new(renderer),
            pictures: Arc::new(Semaphore::new(cores)),
            gifs: Arc::new(Semaphore::new(cores.div_ceil(2))),
        }
    }

    /// Draws a picture. Fails when drawing panics, and after [`close`](Self::close).
    pub async fn picture<T: Send + 'static>(
        &self,
        draw: impl FnOnce(&Renderer) -> T + Send + 'static,
    ) -> Result<T, RenderError> {
        self.run(&self.pictures, Box::new(draw)).await
    }

    /// Draws a replay GIF. Fails when drawing panics, and after [`close`](Self::close).
    pub async fn replay_gif<T: Send + 'static>(
        &self,
        draw: impl FnOnce(&Renderer) -> T + Send + 'static,
    ) -> Result<T, RenderError> {
        self.run(&self.gifs, Box::new(draw)).await
    }

    async fn run<T: Send + 'static>(
        &self,
        places: &Arc<Semaphore>,
        draw: Drawing<T>,
    ) -> Result<T, RenderError> {
        let place = Arc::clone(places).acquire_owned().await.map_err(|_| RenderError::Closed)?;
        let renderer = Arc::clone(&self.renderer);
        let drawn = tokio::task::spawn_blocking(move || {
            // Drawing cannot be stopped: it keeps its place to the end, even if nobody waits for it
            // any more.
            let _place = place;
            draw(&renderer)
        });
        Ok(drawn.await?)
    }

    /// Draws nothing more: what waits for its turn fails, and so does what is asked for from now
    /// on.
    pub fn close(&self) {
        self.pictures.close();
        self.gifs.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Once each picture was drawn at once, on one of 512 threads. A caller that stops waiting
    /// frees no place, since the drawing goes on; a panic does.
    #[tokio::test]
    async fn a_place_is_free_when_drawing_ends() {
        let places =
            |pool: &RenderPool| [&pool.pictures, &pool.gifs].map(|it| it.available_permits());
        assert_eq!(places(&RenderPool::of(Renderer::new(), 3)), [3, 2]);
        let pool = RenderPool::of(Renderer::new(), 1);
        let in_a_gif = pool.clone();
        assert_eq!(pool.replay_gif(move |_| places(&in_a_gif)).await.unwrap(), [1, 0]);
        let (may_end, ends) = std::sync::mpsc::channel::<()>();
        let slow = pool.picture(move |_| ends.recv());
        let next = pool.picture(|_| ());
        // Each is asked once whether it is done, and dropped.
        tokio::select! {
            biased;
            _ = slow => panic!("it draws until it may end"),
            () = std::future::ready(()) => {}
        }
        tokio::select! {
            biased;
            _ = next => panic!("there is no place"),
            () = std::future::ready(()) => {}
        }
        may_end.send(()).unwrap();
        pool.picture(|_| ()).await.unwrap();
        assert!(pool.picture(|_| panic!("in a test")).await.is_err());
        pool.picture(|_| ()).await.unwrap();
        pool.close();
        assert!(matches!(pool.picture(|_| ()).await, Err(RenderError::Closed)));
    }
}
