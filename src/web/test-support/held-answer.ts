/** An answer that waits until the test lets it go. */
export function heldAnswer(): { held: Promise<void>; letGo: () => void } {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { held, letGo: () => letGo() }
}
