import type { ComponentProps } from 'react'
import { isAppAddress } from '../lib/app-address.ts'
import { AppLink } from '../lib/router/app-link.tsx'
import { useIsInApp } from '../lib/router/router-context.tsx'

interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Opens beside this page; the other page learns nothing of this one. */
  newTab?: boolean
  replace?: boolean
}

/** A link without a reload where the app draws the target, a plain link everywhere else (static pages included). */
export function SmartLink({ to, newTab = false, replace, children, ...rest }: SmartLinkProps) {
  const inRouter = useIsInApp()
  if (inRouter && !newTab && isAppAddress(to)) {
    return (
      <AppLink {...rest} to={to} replace={replace}>
        {children}
      </AppLink>
    )
  }
  return (
    <a {...rest} href={to} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}
