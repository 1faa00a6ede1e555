import './message-form.ts'

/**
 * The search of the help page: hides the tips that do not hold every word, or are of another subject or level. With what wakes the
 * form below it is the page's whole script, below 2 kB on the wire. Without it the page is the plain list.
 */
const form = document.querySelector<HTMLFormElement>('form[role=search]')
const tips = [...document.querySelectorAll<HTMLElement>('article[data-level]')]
const chosenIn = (id: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`#tip-${id}`)?.value ?? ''

/** 'Garantía' is found by 'garantia', too. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const texts = tips.map((tip) => plain(tip.textContent))

function filter() {
  const words = plain(chosenIn('search')).split(/\s+/)
  const [category, level] = [chosenIn('category'), chosenIn('level')]
  for (const [at, tip] of tips.entries()) {
    tip.hidden =
      !words.every((word) => texts[at]?.includes(word)) ||
      (category !== '' && tip.dataset.category !== category) ||
      (level !== '' && tip.dataset.level !== level)
  }
  for (const section of document.querySelectorAll<HTMLElement>('[data-tips]')) {
    section.hidden = section.querySelector('article:not([hidden])') === null
  }
  const shown = tips.filter((tip) => !tip.hidden).length
  const output = form?.querySelector('output')
  const sentence = form?.dataset.found ?? ''
  if (output) output.value = sentence.replace('{shown}', `${shown}`).replace('{all}', `${tips.length}`)
  document.querySelector('#nothing-found')?.toggleAttribute('hidden', shown > 0)
}

form?.addEventListener('input', filter)
form?.addEventListener('submit', (event) => event.preventDefault())
// A link to a tip or a subject that is filtered away shows everything again.
addEventListener('hashchange', () => {
  const target = document.querySelector<HTMLElement>(location.hash || 'main')
  if (target?.checkVisibility() !== false) return
  form?.reset()
  filter()
  target.scrollIntoView()
})
