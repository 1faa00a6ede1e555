import { useEffect } from 'react'

/** Files may be dropped anywhere on the page: beside a place for them, the browser would open one and everything read would be gone. */
export function useDroppedFiles(onDrop: (files: readonly File[]) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const take = (event: DragEvent) => {
      event.preventDefault()
      onDrop([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', take)
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', take)
    }
  }, [onDrop])
}
