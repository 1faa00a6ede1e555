/** Who acts goes on from where they are. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const
/** A page that loads nothing and keeps its length for so long is whole. */
const quietMs = 500
const marked = 'data-coming-back'

/** Whether the reader is being brought to where they left the page: its heading does not take them to its top. */
export const isComingBack = (): boolean => document.documentElement.hasAttribute(marked)

/**
 * Brings the reader to where they left the page, once it is long enough, or as far as it goes once it is whole. Until then it stands at its
 * top: what was followed downwards while it grows would move.
 * @returns ends it
 */
export function bringBack(top: number): () => void {
  const root = document.documentElement
  let isThere = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stand = () => {
    isThere = true
    window.scrollTo(0, top)
  }
  const look = () => {
    if (!isThere && root.scrollHeight - root.clientHeight >= top) stand()
    clearTimeout(timer)
    timer = setTimeout(settle, quietMs)
  }
  const settle = () => {
    if (document.querySelector('[data-coming]')) {
      timer = setTimeout(settle, quietMs)
      return
    }
    if (!isThere) stand()
    end()
  }
  const sizes = new ResizeObserver(look)
  const end = () => {
    sizes.disconnect()
    clearTimeout(timer)
    root.removeAttribute(marked)
    for (const act of acts) window.removeEventListener(act, end)
  }
  root.setAttribute(marked, '')
  for (const act of acts) window.addEventListener(act, end, { passive: true })
  window.scrollTo(0, 0)
  look()
  sizes.observe(document.body)
  return end
}
