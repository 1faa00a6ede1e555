import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router'
import { pages, redirects } from '../shared/pages.ts'
import { AppRoot } from './app-root.tsx'
import { BrokenPage } from './broken-page.tsx'
import { pageModules } from './page-modules.ts'
import { NotFoundPage } from './pages/static/not-found-page.tsx'
import { FullScreenLoading } from './ui/full-screen-loading.tsx'

/** The app's routes, made from the one list of pages; a page without a module yet is the not-found screen. */
export function makeRoutes(): RouteObject[] {
  const appPages = pages
    .filter((page) => page.kind === 'app')
    .map((page): RouteObject => {
      const load = pageModules[page.path]
      if (!load) return { path: page.path, Component: NotFoundPage }
      return { path: page.path, lazy: async () => ({ Component: (await load()).default }) }
    })
  const moved = redirects.map(
    (each): RouteObject => ({
      path: each.from,
      element: <RedirectRoute to={each.to} keepQuery={each.keepQuery} />,
    }),
  )
  return [
    {
      Component: AppRoot,
      ErrorBoundary: BrokenPage,
      HydrateFallback: FullScreenLoading,
      children: [...appPages, ...moved, { path: '*', Component: NotFoundPage }],
    },
  ]
}

export function makeRouter() {
  return createBrowserRouter(makeRoutes())
}

/** A moved address inside the app; the server answers the same redirect for a page that is opened cold. */
function RedirectRoute({ to, keepQuery }: { to: string; keepQuery: boolean }) {
  const { search } = useLocation()
  return <Navigate replace to={keepQuery ? `${to}${search}` : to} />
}
