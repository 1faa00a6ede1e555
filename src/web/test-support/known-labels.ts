/**
 * jsdom asks each label of the page, for every box that is asked for its labels, which box it belongs to, and walks through the whole page
 * for the answer: the square of a long form, and a fifth of the time of the pages with one. Here each box looks at the labels once, with
 * the same answer (known-labels.dom.test.ts).
 */
export function findLabelsByName(): void {
  for (const kind of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    quickenLabels(kind.prototype)
}

function quickenLabels(prototype: HTMLElement & { labels: NodeListOf<HTMLLabelElement> | null }): void {
  const slow = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get
  if (slow === undefined) throw new Error('jsdom has another way to the labels of a box now.')
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      const isAsEver = this.isConnected && this.getRootNode() === document && !isHiddenInput(this)
      return isAsEver ? labelsOf(this) : slow.call(this)
    },
  })
}

const isHiddenInput = (element: HTMLElement) =>
  element instanceof HTMLInputElement && element.type === 'hidden'

function labelsOf(element: HTMLElement): HTMLLabelElement[] {
  // Of several with one id, the labels belong to the first.
  const isNamed = element.id !== '' && document.getElementById(element.id) === element
  return [...document.getElementsByTagName('label')].filter((label) => {
    const wanted = label.getAttribute('for')
    return wanted === null
      ? label.contains(element) && label.control === element
      : isNamed && wanted === element.id
  })
}
