import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const byId = (id: string) => document.getElementById(id) as HTMLElement
const held = () => document.activeElement?.id || document.activeElement?.tagName
let end = () => {}

beforeEach(() => {
  document.body.innerHTML = `<main><h1 id="page">Page</h1>
    <section><h2 id="list">List</h2>
      <ul><li id="row"><button id="delete">Delete</button></li></ul>
      <button id="save">Save</button>
    </section>
    <button id="apart">Apart</button></main>`
  end = keepFocus()
})
afterEach(() => end())

describe('the focus', () => {
  it('goes to the heading of its region when what had it is gone', async () => {
    byId('delete').focus()
    byId('row').remove()
    await wait(150)
    expect(held()).toBe('list')
  })

  it('goes to the heading of the page where the region is gone, too, as soon as there is one', async () => {
    byId('delete').focus()
    const main = document.querySelector('main')
    main?.remove()
    await wait(150)
    expect(held()).toBe('BODY')
    document.body.innerHTML = '<main><h1 id="next">Next</h1></main>'
    await wait(150)
    expect(held()).toBe('next')
  })

  it('comes back to a button that could not be pressed meanwhile', async () => {
    const save = byId('save') as HTMLButtonElement
    save.focus()
    save.disabled = true
    save.blur()
    await wait(10)
    save.disabled = false
    await wait(150)
    expect(held()).toBe('save')
  })

  it('stays where a component put it', async () => {
    byId('delete').focus()
    byId('row').remove()
    byId('save').focus()
    await wait(150)
    expect(held()).toBe('save')
  })

  it('is nobody’s where a press beside everything left it, whatever goes away later', async () => {
    byId('delete').focus()
    byId('delete').blur()
    await wait(10)
    byId('row').remove()
    await wait(150)
    expect(held()).toBe('BODY')
  })

  it('is nobody’s where nobody had it', async () => {
    byId('row').remove()
    await wait(150)
    expect(held()).toBe('BODY')
  })
})
