import { createContext, useContext } from 'react'

export interface ToastContent {
  title: string
  description?: string
  kind?: 'default' | 'success' | 'destructive'
}

export type ShowToast = (content: ToastContent) => void

export const ToastContext = createContext<ShowToast>(() => {})

/** `const toast = useToast(); toast({ title: 'Payment Failed', description, kind: 'destructive' })`. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}
