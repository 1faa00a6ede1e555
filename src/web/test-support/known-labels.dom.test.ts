import { expect, it } from 'vitest'

const page = `
  <label id="before" for="name">Name</label><input id="name"><label id="after" for="name">again</label>
  <label id="around">Sum <input id="inside"> and <select id="second"></select></label>
  <label id="elsewhere" for="sum">Sum <textarea id="not-its"></textarea></label><output id="sum"></output>
  <label id="of-first" for="twice">One of two</label><input id="twice"><input id="twice">
  <label id="of-none" for="">Nobody's <progress></progress></label>
  <label id="of-text" for="text">Of a text</label><p id="text"></p>
  <label id="outer">Outer <span><label id="inner">Inner <button id="press"></button></label></span></label>
  <label id="of-hidden" for="hidden">Hidden</label><input id="hidden" type="hidden"><meter></meter>`

it('gives every box the labels that jsdom gives it', () => {
  document.body.innerHTML = page
  const boxes = [...document.querySelectorAll('button, input, meter, output, progress, select, textarea')]
  const quick = boxes.map(namesOf)
  // Out of the document each is asked of jsdom itself.
  const copy = document.body.cloneNode(true) as HTMLElement
  const slow = [...copy.querySelectorAll('button, input, meter, output, progress, select, textarea')].map(
    namesOf,
  )
  expect(quick).toEqual(slow)
  expect(quick.filter((names) => names !== null && names.length > 0)).toEqual([
    ['before', 'after'],
    ['around'],
    ['elsewhere'],
    ['of-first'],
    ['outer', 'inner'],
  ])
})

function namesOf(box: Element): string[] | null {
  const labels: Iterable<Element> | null = Reflect.get(box, 'labels')
  return labels === null ? null : [...labels].map(({ id }) => id)
}
