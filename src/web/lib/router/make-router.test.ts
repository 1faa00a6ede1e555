import { expect, it } from 'vitest'
import { memoryHistory } from '../../test-support/memory-history.ts'
import type { LeaveAnswers } from './leave-questions.ts'
import { makeRouter } from './make-router.ts'

const pageNamed = (name: string) => () => name
const routeOf = (path: string) => ({ path, load: async () => pageNamed(path) })
const routes = ['/', '/list', '/pay/:key', '/pay/manage', '*'].map(routeOf)
const settled = () => new Promise((resolve) => setTimeout(resolve))

async function open(address: string, more = routes) {
  const history = memoryHistory(address)
  const router = makeRouter(history, more)
  await settled()
  const shown = () => {
    const { Page, location, params } = router.state()
    return { page: (Page as (() => string) | null)?.(), at: location.pathname + location.search, params }
  }
  return { history, router, shown }
}

it('shows the page of an address, a whole path before one with a place, and the last for every other', async () => {
  expect((await open('/pay/manage')).shown()).toEqual({ page: '/pay/manage', at: '/pay/manage', params: {} })
  expect((await open('/pay/a%20b?x=1')).shown()).toEqual({
    page: '/pay/:key',
    at: '/pay/a%20b?x=1',
    params: { key: 'a b' },
  })
  expect((await open('/pay/%zz')).shown().params).toEqual({ key: '%zz' })
  expect((await open('/nowhere/at/all')).shown().page).toBe('*')
})

it('keeps the page that is shown until the next one is here, and shows the newest that was asked for', async () => {
  let letGo = () => {}
  const slow = {
    path: '/slow',
    load: () => new Promise<() => string>((resolve) => (letGo = () => resolve(pageNamed('/slow')))),
  }
  const { router, shown } = await open('/', [slow, ...routes])
  router.go('/slow')
  await settled()
  expect(shown()).toMatchObject({ page: '/', at: '/' })
  router.go('/list')
  await settled()
  letGo()
  await settled()
  expect(shown()).toMatchObject({ page: '/list', at: '/list' })
})

it('a query that is replaced late is that of the page that is left, and the page that was asked for still comes', async () => {
  let letGo = () => {}
  const slow = {
    path: '/slow',
    load: () => new Promise<() => string>((resolve) => (letGo = () => resolve(pageNamed('/slow')))),
  }
  const { router, shown } = await open('/list', [slow, ...routes])
  router.go('/slow')
  router.go('/list?search=ana', { replace: true })
  await settled()
  expect(shown()).toMatchObject({ page: '/list', at: '/list?search=ana' })
  letGo()
  await settled()
  expect(shown()).toMatchObject({ page: '/slow', at: '/slow' })
  router.go(-1)
  await settled()
  expect(shown()).toMatchObject({ page: '/list', at: '/list?search=ana' })
})

it('says of a page that cannot be fetched why', async () => {
  const lost = { path: '/lost', load: () => Promise.reject(new TypeError('Failed to fetch')) }
  const { router, shown } = await open('/', [lost, ...routes])
  router.go('/lost')
  await settled()
  expect(router.state().failure).toBeInstanceOf(TypeError)
  router.go('/list')
  await settled()
  expect([router.state().failure, shown().page]).toEqual([undefined, '/list'])
})

it('goes back and forward, and replaces', async () => {
  const { router, history, shown } = await open('/')
  router.go('/list')
  await settled()
  router.go('/list?page=2', { replace: true })
  router.go(-1)
  await settled()
  expect(shown().at).toBe('/')
  router.go(1)
  await settled()
  expect([shown().at, history.entry().index]).toEqual(['/list?page=2', 1])
})

it.each(['a link', 'the browser’s Back'])('asks before a guarded page is left by %s', async (how) => {
  const { router, history, shown } = await open('/')
  router.go('/list')
  await settled()
  let asked: LeaveAnswers | null = null
  router.ask({
    guards: ({ from, to }) => from.pathname !== to.pathname,
    onQuestion: (answers) => {
      asked = answers
    },
  })
  const answers = () => asked as LeaveAnswers | null
  const leave = () => router.go(how === 'a link' ? '/' : -1)
  router.go('/list?page=2', { replace: true })
  expect(answers()).toBeNull()
  leave()
  await settled()
  expect([shown().page, history.entry().index]).toEqual(['/list', 1])
  answers()?.reset()
  expect(answers()).toBeNull()
  leave()
  await settled()
  answers()?.proceed()
  await settled()
  expect([shown().at, answers()]).toEqual(['/', null])
})
