import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useHeadingFocus } from '../../lib/heading-focus.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { FullScreenLoading } from '../../ui/full-screen-loading.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SignInForm } from './sign-in-form.tsx'

interface SignedInCaseProps<Data> {
  /** '' when the address names none. */
  client: string
  /** The page's own path, where the sign-in link comes back to. */
  path: string
  query: UseQueryResult<Data | null>
  texts: {
    pageTitle: string
    noRight: string
    noClient: string
    failed: string
  }
  /** Drawn once the case is loaded; it stays while a later load fails. */
  children: (data: Data) => ReactNode
}

/** A page of one client's case: sign-in on the spot (decision 6), loading, failure with a way on, or the page. */
export function SignedInCase<Data>({ client, path, query, texts, children }: SignedInCaseProps<Data>) {
  const { data, error } = query
  const refused = error instanceof ApiError && [401, 404].includes(error.status)
  const stranger = client === '' || refused
  usePageTitle(texts.pageTitle)
  useHeadingFocus(stranger ? 'refused' : data ? 'page' : 'loading')
  if (stranger) {
    const next = `${path}?client=${encodeURIComponent(client)}`
    return (
      <PageFrame width="narrow">
        <PageHeading title={texts.pageTitle} lead={refused ? texts.noRight : texts.noClient} />
        <SignInForm next={refused ? next : '/client-dashboard?client=me'} />
      </PageFrame>
    )
  }
  if (data) return <PageFrame width="wide">{children(data)}</PageFrame>
  if (!error) return <FullScreenLoading />
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.pageTitle} />
      <LoadFailure of={query} otherwise={texts.failed} />
    </PageFrame>
  )
}
