/**
 * A form of a page that the build makes: its own code is fetched when the form comes near, or when somebody goes into it.
 * Everything else of the page works without it. A press of its button before it is alive is not lost: the living form takes it,
 * however often it was pressed.
 * @param id of the place that holds the form
 * @param bringToLife fetches the code and puts the living form in its place
 */
export function wakeForm(
  id: string,
  bringToLife: (place: HTMLElement, isPressed: () => boolean) => unknown,
): void {
  const place = document.getElementById(id)
  if (!place) return
  let pressed = false
  const wake = () => {
    near.disconnect()
    place.removeEventListener('focusin', wake)
    place.removeEventListener('pointerdown', wake)
    void bringToLife(place, () => pressed)
  }
  const near = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && wake(),
    {
      rootMargin: '600px',
    },
  )
  near.observe(place)
  place.addEventListener('focusin', wake)
  place.addEventListener('pointerdown', wake)
  place.addEventListener('click', ({ target }) => {
    pressed ||= target instanceof Element && target.closest('button') !== null
  })
}
