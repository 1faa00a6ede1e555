import type { ComponentType } from 'react'
import { pages } from '../shared/pages.ts'
import { languageAtStart } from './lib/chosen-language.ts'
import { languageOfPage } from './lib/language-of-page.ts'
import type { Route } from './lib/router/routes.ts'
import type { TextCatalogue } from './lib/text-catalogue.ts'
import { pageModules } from './page-modules.ts'

/**
 * The app's routes, made from the one list of pages; a page without a module yet is the not-found screen. A page comes with the texts
 * that it shows.
 */
export function makeRoutes(catalogue: TextCatalogue): Route[] {
  const routes = pages
    .filter((page) => page.kind === 'app')
    .map(({ path }): Route => {
      const page = pageModules[path]
      if (!page) return { path, load: loadNotFound }
      const load = async () => {
        const language = languageOfPage(path, languageAtStart())
        const texts = catalogue.load(language, ['everywhere', ...page.texts])
        // Who shows them asks again, and hears of a failure.
        catalogue.load(language, page.after ?? []).catch(() => null)
        const [module] = await Promise.all([page.load(), texts])
        return module.default
      }
      return { path, load }
    })
  return [...routes, { path: '*', load: loadNotFound }]
}

async function loadNotFound(): Promise<ComponentType> {
  return (await import('./pages/static/not-found-page.tsx')).NotFoundPage
}
