import { useEffect, useRef, useState } from 'react'

const pauseMs = 300

/**
 * What is being typed into a search, sent once the typing pauses or Enter is pressed. A text that changes from outside (the
 * browser's Back, a link) takes the place of what was typed; the answer to one's own typing does not.
 * @param value the search that holds now
 */
export function useTypedSearch(value: string, send: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  /** Sent, and not yet come back as `value`; somebody who types on is ahead of the address. */
  const underway = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef(value)
  useEffect(() => {
    if (value === held.current) return
    held.current = value
    const at = underway.current.indexOf(value)
    underway.current = underway.current.slice(at + 1)
    if (at >= 0) return
    underway.current = []
    clearTimeout(timer.current)
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const sendNow = (text: string) => {
    clearTimeout(timer.current)
    const wanted = text.trim()
    if (wanted === (underway.current.at(-1) ?? held.current)) return
    underway.current.push(wanted)
    send(wanted)
  }
  return {
    typed,
    /** What is typed, or another text in its place, without the pause. */
    sendNow(text = typed) {
      setTyped(text)
      sendNow(text)
    },
    /** Empties the field and sends nothing, for whoever takes the search out of the address together with more. */
    empty() {
      clearTimeout(timer.current)
      underway.current.push('')
      setTyped('')
    },
    type(text: string) {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => sendNow(text), pauseMs)
    },
  }
}
