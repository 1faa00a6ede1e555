import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PageEntry, pages, redirects } from '../../../shared/pages.ts'

/** Sends the site's own not-found page, with status 404. */
export type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the built web: static pages, the app's one page at every app address, redirects, assets. Without a build (API
 * tests, development) only redirects are served and everything else is a plain 404.
 * @param folder dist/web
 */
export async function serveSite(app: FastifyInstance, folder: string | null): Promise<SendNotFound> {
  for (const redirect of redirects) {
    app.get(redirect.from, async (request, reply) => {
      const query = redirect.keepQuery ? queryOf(request.url) : ''
      const joint = query !== '' && redirect.to.includes('?') ? query.replace('?', '&') : query
      return reply.redirect(hashLast(redirect.to, joint), 302)
    })
  }
  if (folder === null || !existsSync(path.join(folder, 'app.html'))) return plainNotFound
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, filePath) => {
      const named = filePath.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    dotfiles: 'ignore',
  })
  for (const page of pages) {
    app.get(page.path, async (_request, reply) => sendPage(reply, fileOf(page), folder))
  }
  return async (_request, reply) => {
    const html = await readFile(path.join(folder, '404.html'), 'utf8').catch(() => null)
    if (html === null) return plainNotFound(_request, reply)
    return reply.status(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  }
}

function fileOf(page: PageEntry): string {
  if (page.kind === 'app') return 'app.html'
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`
}

function sendPage(reply: FastifyReply, file: string, folder: string): FastifyReply {
  return reply.sendFile(file, folder)
}

async function plainNotFound(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.status(404).type('text/plain; charset=utf-8').send('404 Page Not Found')
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** '/broken-lease#pricing' and '?a=1' become '/broken-lease?a=1#pricing'. */
function hashLast(to: string, query: string): string {
  const [address = to, hash] = to.split('#')
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`
}
