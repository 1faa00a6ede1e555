import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { LetterSheet } from './letter-sheet.tsx'
import type { MadeLetter } from './make-letters.ts'
import './printed-letter.css'

/**
 * Opens the browser's print window with this letter alone: it stands beside the page, and the print stylesheet shows
 * nothing else. The tab bears the file's name meanwhile, which the browser proposes for a PDF.
 */
export function PrintedLetter({ made, onDone }: { made: MadeLetter; onDone: () => void }) {
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    const titleBefore = document.title
    const finish = () => done.current()
    document.title = made.fileName
    window.addEventListener('afterprint', finish)
    window.print()
    return () => {
      window.removeEventListener('afterprint', finish)
      document.title = titleBefore
    }
  }, [made])
  return createPortal(
    <div className="printed-letter">
      <LetterSheet letter={made.letter} />
    </div>,
    document.body,
  )
}
