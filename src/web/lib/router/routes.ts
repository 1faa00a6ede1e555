import type { ComponentType } from 'react'

/** What stands in the places of an address that begin with a colon, by their names. */
export type Params = Readonly<Record<string, string | undefined>>

export interface Route {
  /** '/pay/:key'; '*' for every other address. */
  path: string
  load: () => Promise<ComponentType>
}

/** The route of a path; one without places goes before one with them. The last route is that of every other path. */
export function findRoute(routes: readonly Route[], pathname: string): { route: Route; params: Params } {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const whole = routes.find((route) => route.path === path)
  if (whole) return { route: whole, params: {} }
  for (const route of routes) {
    const params = route.path.includes(':') ? paramsIn(route.path, path) : null
    if (params) return { route, params }
  }
  const last = routes.at(-1)
  if (!last) throw new Error('There is no route.')
  return { route: last, params: {} }
}

function paramsIn(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? ''
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decoded(value)
    else if (part !== value) return null
  }
  return params
}

/** A part of an address; one that nobody encoded is taken as it stands. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
