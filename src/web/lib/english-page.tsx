import { type ReactNode, useLayoutEffect, useState } from 'react'
import { FixedMessages, useTextsIn } from './use-messages.tsx'

/**
 * A page that is in English whatever this browser chose: its texts, its dates and the server's sentences. The choice itself
 * stays for the pages that come after it.
 */
export function EnglishPage({ children }: { children: ReactNode }) {
  const [isEnglish, setEnglish] = useState(false)
  const messages = useTextsIn('en')
  // Before anything of the page is drawn: dates follow the language of the document.
  useLayoutEffect(() => {
    const chosen = document.documentElement.lang
    document.documentElement.lang = 'en'
    setEnglish(true)
    return () => {
      document.documentElement.lang = chosen
    }
  }, [])
  if (!isEnglish) return null
  return (
    <FixedMessages language="en" messages={messages}>
      {children}
    </FixedMessages>
  )
}
