import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { StaffViewBanner } from './features/staff/staff-view-banner.tsx'
import { focusHeading } from './lib/heading-focus.ts'
import { MessagesProvider } from './lib/messages-provider.tsx'
import { makeQueryClient } from './lib/query-client.ts'
import { ToastProvider } from './ui/toast-provider.tsx'

/** What every page of the app stands in: data cache, toasts, and the focus on the new page's heading. */
export function AppRoot() {
  const [queryClient] = useState(makeQueryClient)
  return (
    <MessagesProvider>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <PathFocus />
          <StaffViewBanner />
          <Outlet />
          <ScrollRestoration />
        </ToastProvider>
      </QueryClientProvider>
    </MessagesProvider>
  )
}

/** A new page of the app takes the focus to its h1, as a page that the browser loads would start at its top. */
function PathFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
  }, [pathname])
  return null
}
