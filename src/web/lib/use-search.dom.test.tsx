import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { memoryHistory } from '../test-support/memory-history.ts'
import { makeRouter } from './router/make-router.ts'
import { RouterProvider } from './router/router-context.tsx'
import { useSearch } from './use-search.ts'

const text = z.catch(z.optional(z.string()), undefined)
const schema = z.object({ search: text, type: text })
type Patch = ReturnType<typeof useSearch<typeof schema>>[1]

function Page({ onDraw }: { onDraw: (patch: Patch) => void }) {
  const [values, patch] = useSearch(schema)
  onDraw(patch)
  return <p>{JSON.stringify(values)}</p>
}

/** A page with its query string, and every `patch` that it was given, the oldest first. */
function openPage() {
  const patches: Patch[] = []
  const element = <Page onDraw={(patch) => patches.push(patch)} />
  const router = makeRouter(memoryHistory('/'), [{ path: '/', load: async () => () => null }])
  const { container } = render(<RouterProvider router={router}>{element}</RouterProvider>)
  return { patches, router, shown: () => JSON.parse(container.textContent ?? '') }
}

it('what a timer sends late takes nothing out of the address that was chosen meanwhile', async () => {
  const { patches, router, shown } = openPage()
  const [ofTheTimer] = patches
  await act(async () => patches.at(-1)?.({ type: 'tester' }))
  await act(async () => ofTheTimer?.({ search: 'ana' }))
  expect(router.state().location.search).toBe('?type=tester&search=ana')
  expect(shown()).toEqual({ type: 'tester', search: 'ana' })
})

it('two changes before the page is drawn again are both kept', async () => {
  const { patches, router } = openPage()
  const [patch] = patches
  await act(async () => {
    patch?.({ search: 'ana' })
    await Promise.resolve()
    patch?.({ type: 'tester' })
  })
  expect(router.state().location.search).toBe('?search=ana&type=tester')
})
