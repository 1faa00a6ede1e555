import type { ComponentProps, MouseEvent } from 'react'
import { addressOfLocation, locationOf } from './app-location.ts'
import { useRouter } from './router-context.tsx'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  replace?: boolean
}

/** A link that the app follows without a reload; one that is opened beside the page is the browser's own. */
export function AppLink({ to, replace, onClick, ...rest }: AppLinkProps) {
  const { router, state } = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const here = addressOfLocation(state.location)
    const isHere = here === addressOfLocation(locationOf(to, state.location, ''))
    router.go(to, { replace: replace ?? isHere })
  }
  return <a {...rest} href={to} onClick={follow} />
}

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
