import { expect, it } from 'vitest'
import { offlineAnswer, offlinePage } from './offline-page.ts'
import { createSharedFiles, filesOf, isShare } from './shared-files.ts'
import { shownPush } from './shown-push.ts'

it('hands shared files over once, and not after ten minutes', () => {
  let now = 0
  const shared = createSharedFiles(() => now)
  const file = new File(['%PDF-1.7'], 'report.pdf')
  expect(shared.take()).toEqual([])
  shared.keep([file])
  expect(shared.take()).toEqual([file])
  expect(shared.take()).toEqual([])
  shared.keep([file])
  now = 600_000
  expect(shared.take()).toEqual([])
})

it('takes the share target alone, and of it the files alone', () => {
  const origin = 'https://armor.example'
  const asked = (method: string, url: string) => isShare({ method, url }, origin)
  expect(asked('POST', `${origin}/upload?x=1`)).toBe(true)
  expect([asked('GET', `${origin}/upload`), asked('POST', `${origin}/api/upload`)]).toEqual([false, false])
  expect(asked('POST', 'https://other.example/upload')).toBe(false)
  const form = new FormData()
  form.append('reports', new File(['a'], 'a.pdf'))
  form.append('reports', 'text')
  form.append('other', new File(['b'], 'b.pdf'))
  expect(filesOf(form).map(({ name }) => name)).toEqual(['a.pdf'])
  expect(filesOf(null)).toEqual([])
})

it('shows every message, and opens nothing but the product', () => {
  const text = JSON.stringify({
    title: 'ARMOR',
    body: 'Listo.',
    language: 'es',
    tag: 't',
    open: '/account/review',
  })
  expect(shownPush(text)).toMatchObject({
    title: 'ARMOR',
    options: { body: 'Listo.', lang: 'es', tag: 't', data: { open: '/account/review' } },
  })
  const portal = { data: { open: '/client-dashboard?client=me' } }
  for (const open of ['https://other.example', '//other.example', '/\\other.example', 'javascript:1', ''])
    expect(shownPush(JSON.stringify({ open })).options).toMatchObject(portal)
  for (const broken of [null, '', '[', '7', 'null', '{"body":7}'])
    expect(shownPush(broken)).toMatchObject({
      title: 'ARMOR',
      options: { body: 'There is news in your portal.', ...portal },
    })
})

it('says in both languages that there is no connection, under a policy that lets its style in alone', async () => {
  expect(offlinePage('es-US')).toMatch(
    /<html lang="es">.*<h1>No hay conexión<\/h1>.*<h2>You are offline<\/h2>/s,
  )
  expect(offlinePage('de')).toMatch(/<h1>You are offline<\/h1>.*<section lang="es">/s)
  const answer = await offlineAnswer('en')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(await answer.text()) ?? []
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`)
})
