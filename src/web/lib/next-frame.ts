/** A page that nobody sees draws no frames, and goes on all the same. */
const longestFrameMs = 200

/**
 * Lets the page draw what has changed, and answer whoever touches it, before more is done: what is done without it in between falls into
 * one frame, and holds the page up for as long as all of it together.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const unseen = setTimeout(resolve, longestFrameMs)
    requestAnimationFrame(() => {
      clearTimeout(unseen)
      // Behind the frame: in the callback itself it would still be part of it.
      setTimeout(resolve)
    })
  })
}
