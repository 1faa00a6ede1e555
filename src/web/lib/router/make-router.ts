import type { ComponentType } from 'react'
import { randomKey } from '../random-key.ts'
import type { AppHistory } from './app-history.ts'
import { type AppLocation, locationOf } from './app-location.ts'
import { type Leaving, makeLeaveQuestions } from './leave-questions.ts'
import { findRoute, type Params, type Route } from './routes.ts'

/** What is shown. */
export interface RouterState {
  location: AppLocation
  params: Params
  /** Null until the first page is here, and where none could be fetched. */
  Page: ComponentType | null
  /** Why the page could not be fetched; undefined for none. */
  failure: unknown
  /** The reader stays where they are. */
  keepsScroll: boolean
}

export interface GoOptions {
  /** Takes the place of the entry that is shown. */
  replace?: boolean
  keepScroll?: boolean
}

export interface Router {
  state(): RouterState
  listen(changed: () => void): () => void
  /** Called with the location that is about to be left. */
  listenToLeaving(leaving: (location: AppLocation) => void): () => void
  /** To an address of the app, or so many steps back or forward. The page that is shown stays until the next one is here. */
  go(to: string | number, options?: GoOptions): void
  ask: ReturnType<typeof makeLeaveQuestions>['ask']
}

/**
 * Shows the page of an address and changes the address, without a reload. Pages are fetched when they are first opened.
 * @param routes the last one is shown where no other is meant
 */
export function makeRouter(history: AppHistory, routes: readonly Route[]): Router {
  const listeners = new Set<() => void>()
  const leavers = new Set<(location: AppLocation) => void>()
  const questions = makeLeaveQuestions()
  const pages = new Map<Route, ComponentType>()
  /** Of what was asked for, the newest is shown. */
  let newest = 0
  /** Asked for from the page that is shown, and not here yet: the history still stands at the page that is shown. */
  let ahead: AppLocation | null = null
  const first = history.entry()
  let { index } = first
  let state: RouterState = {
    location: first.location,
    params: {},
    Page: null,
    failure: undefined,
    keepsScroll: false,
  }

  function show(location: AppLocation, keepsScroll: boolean, enter?: () => void): void {
    newest += 1
    const asked = newest
    ahead = enter ? location : null
    const { route, params } = findRoute(routes, location.pathname)
    const commit = (Page: ComponentType | null, failure: unknown) => {
      if (asked !== newest) return
      for (const leaving of leavers) leaving(state.location)
      ahead = null
      enter?.()
      index = history.entry().index
      state = { location, params, Page, failure, keepsScroll }
      for (const changed of [...listeners]) changed()
    }
    const known = pages.get(route)
    if (known) {
      commit(known, undefined)
      return
    }
    route.load().then(
      (Page) => {
        pages.set(route, Page)
        commit(Page, undefined)
      },
      (failure: unknown) => commit(null, failure ?? new Error('The page could not be fetched.')),
    )
  }

  /** Back or forward: the browser is there already. A page that asks first is gone back to meanwhile. */
  function follow(): void {
    const { location, index: reached } = history.entry()
    if (questions.isComingBack()) return
    const leaving: Leaving = { from: state.location, to: location }
    const steps = reached - index
    const goOn = () => {
      questions.passOnce()
      history.go(steps)
    }
    if (steps !== 0 && questions.block(leaving, goOn)) {
      questions.comeBack(() => history.go(-steps))
      return
    }
    show(location, false)
  }
  history.listen(follow)

  const isOfPageBeingLeft = ({ pathname }: AppLocation): boolean =>
    ahead !== null && ahead.pathname !== pathname && state.location.pathname === pathname

  function go(to: string | number, { replace = false, keepScroll = false }: GoOptions = {}): void {
    if (typeof to === 'number') {
      history.go(to)
      return
    }
    const next = locationOf(to, state.location, randomKey())
    if (replace && isOfPageBeingLeft(next)) {
      // A timer sends a typed search while the page of a row that was pressed is fetched: the one must not take back the other.
      history.replace(next)
      state = { ...state, location: next, keepsScroll: true }
      for (const changed of [...listeners]) changed()
      return
    }
    const proceed = () => show(next, keepScroll, () => (replace ? history.replace(next) : history.push(next)))
    if (!questions.block({ from: state.location, to: next }, proceed)) proceed()
  }

  show(state.location, false)
  return {
    state: () => state,
    listen(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    listenToLeaving(leaving) {
      leavers.add(leaving)
      return () => leavers.delete(leaving)
    },
    go,
    ask: questions.ask,
  }
}
