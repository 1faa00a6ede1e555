/**
 * The one script of the home page: it fetches the form's own code when the form comes near, or when somebody goes into it.
 * Everything else of the page works without it. Loading this file is its only effect.
 */
const place = document.getElementById('lead-form')

/** A press of its button before it is alive is not lost: the living form takes it, however often it was pressed. */
let pressed = false
function notePress({ target }: Event): void {
  pressed ||= target instanceof Element && target.closest('button') !== null
}

function wake(): void {
  near.disconnect()
  place?.removeEventListener('focusin', wake)
  place?.removeEventListener('pointerdown', wake)
  void import('./lead-form-alive.tsx').then(({ bringToLife }) => place && bringToLife(place, () => pressed))
}

const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && wake(), {
  rootMargin: '600px',
})
if (place) {
  near.observe(place)
  place.addEventListener('focusin', wake)
  place.addEventListener('pointerdown', wake)
  place.addEventListener('click', notePress)
}
