import { useCallback } from 'react'
import { isAppAddress } from './app-address.ts'
import { useNavigate } from './router/router-context.tsx'

/** Goes to any address of the product: inside the app without a reload, to a static page with one. */
export function useGo(): (address: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback(
    (address, options = {}) => {
      if (isAppAddress(address)) navigate(address, { replace: options.replace ?? false })
      else if (options.replace) window.location.replace(address)
      else window.location.assign(address)
    },
    [navigate],
  )
}
