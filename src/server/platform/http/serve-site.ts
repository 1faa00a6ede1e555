import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFoundPath, pages, redirects, staticFileOf } from '../../../shared/pages.ts'
import { answerInLanguage, linksOfLanguages, queryOf } from './page-language.ts'

/** Sends the site's own not-found page, with status 404. */
export type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the built web: static pages in the chosen language, the app's one page at every app address, redirects, assets.
 * Without a build (API tests, development) only redirects are served and everything else is a plain 404.
 * @param folder dist/web
 * @param publicUrl where people reach the product
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string | null,
  publicUrl: string,
): Promise<SendNotFound> {
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
      const page = reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache'
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : page)
    },
    dotfiles: 'ignore',
  })
  for (const page of pages) {
    app.get(page.path, async (request, reply) => {
      if (page.kind === 'app') return reply.sendFile('app.html', folder)
      const language = answerInLanguage(request, reply, publicUrl)
      if (page.indexed) reply.header('link', linksOfLanguages(page.path, language, publicUrl))
      return reply.sendFile(staticFileOf(page.path, language), folder)
    })
  }
  return async (request, reply) => {
    const file = staticFileOf(notFoundPath, answerInLanguage(request, reply, publicUrl))
    const html = await readFile(path.join(folder, file), 'utf8').catch(() => null)
    if (html === null) return plainNotFound(request, reply)
    return reply.status(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  }
}

async function plainNotFound(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.status(404).type('text/plain; charset=utf-8').send('404 Page Not Found')
}

/** '/broken-lease#pricing' and '?a=1' become '/broken-lease?a=1#pricing'. */
function hashLast(to: string, query: string): string {
  const [address = to, hash] = to.split('#')
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`
}
