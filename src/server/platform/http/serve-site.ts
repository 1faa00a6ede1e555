import { existsSync } from 'node:fs'
import * as path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  appFileOf,
  notFoundPath,
  type PageEntry,
  pages,
  redirects,
  staticFileOf,
} from '../../../shared/pages.ts'
import { accentIn, looksSheet } from './looks-sheet.ts'
import { addPageAnswers } from './page-answers.ts'
import { answerInLanguage, linksOfLanguages, queryOf } from './page-language.ts'
import { isSealedScript, sealedPolicy } from './sealed-scripts.ts'
import { sendSiteFile } from './send-site-file.ts'
import { openSiteFiles, type Site } from './site-files.ts'
import { robotsText, siteMap } from './site-map.ts'
import { withoutSlash } from './without-slash.ts'

/** Sends the site's own not-found page, with status 404; a page asked for with a slash behind it leads to the page (301). */
export type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** What an address of the list answers this time: its page, another address (303), or not-found. */
export type PageGuard = (request: FastifyRequest) => 'page' | 'not-found' | { seeOther: string }

/**
 * Serves the built web: static pages in the chosen language, the app's one page at every app address, redirects, assets.
 * Without a build (API tests, development) only redirects are served and everything else is a plain 404.
 * @param folder dist/web
 * @param site where people reach the product, and who operates it
 * @param guards asked before the page of that path is sent
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string | null,
  site: Site,
  guards: Readonly<Record<string, PageGuard>> = {},
): Promise<SendNotFound> {
  const { publicUrl } = site
  for (const redirect of redirects) {
    app.get(redirect.from, asPage, async (request, reply) => {
      const query = redirect.keepQuery ? queryOf(request.url) : ''
      const joint = query !== '' && redirect.to.includes('?') ? query.replace('?', '&') : query
      return reply.redirect(hashLast(redirect.to, joint), 302)
    })
  }
  const built = folder !== null && existsSync(path.join(folder, 'app.html')) ? folder : null
  if (built !== null) await serveAssets(app, built)
  const readFile = built === null ? noFile : openSiteFiles(built, site)
  const sendNotFound: SendNotFound = async (request, reply) => {
    const file = await readFile(staticFileOf(notFoundPath, answerInLanguage(request, reply, publicUrl)))
    if (file === null) return plainNotFound(request, reply)
    return sendSiteFile(request, reply.status(404), file)
  }
  const answers = built === null ? {} : addPageAnswers(app)
  for (const page of pages) {
    const guard = guards[page.path]
    if (built === null && guard === undefined) continue
    app.get(page.path, guard === undefined ? { ...asPage, ...answers } : asPage, async (request, reply) => {
      const answer = guard?.(request) ?? 'page'
      if (typeof answer === 'object') return reply.redirect(answer.seeOther, 303)
      const file = answer === 'page' ? await readFile(fileOf(page, request, reply, publicUrl)) : null
      return file === null ? sendNotFound(request, reply) : sendSiteFile(request, reply, file)
    })
  }
  answerLostShare(app)
  app.get('/sitemap.xml', async (_request, reply) => {
    return reply.type('application/xml; charset=utf-8').send(siteMap(publicUrl))
  })
  app.get('/looks.css', async (request, reply) => {
    // The address says all that is in it: kept for good, and the same from a server that does not know the colour yet.
    const accent = accentIn(queryOf(request.url))
    if (accent === null) return plainNotFound(request, reply)
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('text/css; charset=utf-8').send(looksSheet(accent))
  })
  app.get('/robots.txt', async (_request, reply) => {
    return reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl))
  })
  const notFound = built === null ? plainNotFound : sendNotFound
  return async (request, reply) => {
    const page = withoutSlash(request)
    return page === null ? notFound(request, reply) : reply.redirect(page, 301)
  }
}

/**
 * A file that was shared into the app where no worker took it: nothing of it is read here, and the page asks to choose it
 * there (decision 083).
 */
function answerLostShare(app: FastifyInstance): void {
  const lost = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('connection', 'close').redirect('/upload?client=me&shared=lost', 303)
  app.post('/upload', { onRequest: lost }, lost)
}

/** Files of the build that are no pages: those below /assets have their content in their name and are kept for ever. */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (assets) => {
    assets.setErrorHandler(answerConditions)
    await assets.register(fastifyStatic, optionsOf(folder))
  })
}

/** RFC 9110: 412 where a request wants a version that is not there, 416 where it wants a part that is not. */
function answerConditions(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (status !== 412 && status !== 416) throw error
  if (error instanceof Error && 'headers' in error) reply.headers(Object(error.headers))
  return reply.code(status).header('cache-control', 'no-store').header('content-length', 0).send('')
}

function optionsOf(folder: string): FastifyStaticOptions {
  return {
    root: folder,
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, filePath) => {
      const named = filePath.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (isSealedScript(filePath)) reply.header('content-security-policy', sealedPolicy)
    },
    dotfiles: 'ignore',
    // A route for each file, found once: the one route for all of them reads every folder on the way for each request.
    wildcard: false,
    // A page is answered at its address alone, by sendSiteFile: its file has a place for ours in it. What is packed is sent at the
    // address of what it packs; a route for each would be half of all routes.
    globIgnore: ['**/*.html', '**/*.{br,gz}'],
  }
}

const noFile = async () => null
const asPage = { config: { isPage: true } }

/**
 * The file of a page, its headers said. Each has one in each language: of the app's pages, which read the language from the cookie that
 * is set here, it names what the page loads. What search engines must not list says so.
 */
function fileOf(page: PageEntry, request: FastifyRequest, reply: FastifyReply, publicUrl: string): string {
  const language = answerInLanguage(request, reply, publicUrl)
  if (page.kind === 'app' && !page.indexed) {
    reply.header('x-robots-tag', 'noindex')
    return appFileOf(page, language, mayBeLater(page, request.url))
  }
  if (page.indexed) reply.header('link', linksOfLanguages(page.path, language, publicUrl))
  return staticFileOf(page.path, language)
}

/** Whether the address may mean another step of the page than the one that stands in its document. */
function mayBeLater({ laterSteps = [] }: PageEntry, url: string): boolean {
  const asked = new URLSearchParams(queryOf(url))
  return laterSteps.some((name) => asked.has(name))
}

async function plainNotFound(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.status(404).type('text/plain; charset=utf-8').send('404 Page Not Found')
}

/** '/broken-lease#pricing' and '?a=1' become '/broken-lease?a=1#pricing'. */
function hashLast(to: string, query: string): string {
  const [address = to, hash] = to.split('#')
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`
}
