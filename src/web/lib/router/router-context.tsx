import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { AppLocation } from './app-location.ts'
import type { GoOptions, Router, RouterState } from './make-router.ts'
import type { Params } from './routes.ts'

const RouterContext = createContext<{ router: Router; state: RouterState } | null>(null)

/** Everything inside may ask where it is, and go elsewhere. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const state = useSyncExternalStore(router.listen, router.state, router.state)
  return <RouterContext value={{ router, state }}>{children}</RouterContext>
}

/** Whether this stands in the app, and not in a page that is made at build time. */
export const useIsInApp = (): boolean => useContext(RouterContext) !== null

export function useRouter(): { router: Router; state: RouterState } {
  const found = useContext(RouterContext)
  if (found === null) throw new Error('A part that asks for its address stands outside of the app.')
  return found
}

export const useLocation = (): AppLocation => useRouter().state.location

export const useParams = (): Params => useRouter().state.params

/** To an address of the app, or so many steps back or forward. */
export function useNavigate(): (to: string | number, options?: GoOptions) => void {
  const { router } = useRouter()
  return useCallback((to, options) => router.go(to, options), [router])
}
