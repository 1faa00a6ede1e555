import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BrokenPage } from './broken-page.tsx'
import { StaffViewBanner } from './features/staff/staff-view-banner.tsx'
import { InPlaceOfFirstStep, isFirstStepShown } from './lib/first-step.tsx'
import { focusHeading } from './lib/heading-focus.ts'
import { keepFocus } from './lib/keep-focus.ts'
import { MessagesProvider } from './lib/messages-provider.tsx'
import { makeQueryClient } from './lib/query-client.ts'
import { ErrorBoundary } from './lib/router/error-boundary.tsx'
import { KeptScroll } from './lib/router/kept-scroll.tsx'
import type { Router } from './lib/router/make-router.ts'
import { RouterProvider, useRouter } from './lib/router/router-context.tsx'
import type { TextCatalogue } from './lib/text-catalogue.ts'
import { FullScreenLoading } from './ui/full-screen-loading.tsx'
import { ToastProvider } from './ui/toast-provider.tsx'

/** What every page of the app stands in: its address, its language, data cache, toasts, and the focus on the new page's heading. */
export function AppRoot({ router, catalogue }: { router: Router; catalogue: TextCatalogue }) {
  const [queryClient] = useState(makeQueryClient)
  useEffect(() => keepFocus(), [])
  return (
    <RouterProvider router={router}>
      <MessagesProvider catalogue={catalogue}>
        <QueryClientProvider client={queryClient}>
          <ShownPage />
        </QueryClientProvider>
      </MessagesProvider>
    </RouterProvider>
  )
}

function ShownPage() {
  const { location, Page, failure } = useRouter().state
  if (failure !== undefined)
    return (
      <>
        <InPlaceOfFirstStep />
        <BrokenPage error={failure} />
      </>
    )
  if (Page === null) return isFirstStepShown() ? null : <FullScreenLoading />
  return (
    <ErrorBoundary of={location} render={(error) => <BrokenPage error={error} />}>
      <ToastProvider>
        <InPlaceOfFirstStep />
        <PathFocus />
        <StaffViewBanner>
          <Page />
        </StaffViewBanner>
        <KeptScroll />
      </ToastProvider>
    </ErrorBoundary>
  )
}

/** A new page of the app takes the focus to its h1, as a page that the browser loads would start at its top. */
function PathFocus() {
  const { pathname } = useRouter().state.location
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
  }, [pathname])
  return null
}
