/**
 * The one script of `/check`. Everything else is fetched when a report is chosen or dropped, or where an earlier look is still kept.
 * Loading this file is its only effect.
 */
const place = document.getElementById('check')
const input = place?.querySelector('input')
const drop = place?.querySelector('label')

function wake(files: FileList | null | undefined): void {
  if (!place || !files?.length) return
  const chosen = [...files]
  place.dataset.state = 'loading'
  void import('./check-alive.ts')
    .then((code) => code.bringToLife(place, chosen))
    .catch(() => {
      place.dataset.state = 'failed'
      if (input) input.value = ''
    })
}

input?.addEventListener('change', () => wake(input.files))
drop?.addEventListener('dragover', (event) => event.preventDefault())
drop?.addEventListener('drop', (event) => {
  event.preventDefault()
  wake(event.dataTransfer?.files)
})

/** The name stands here again (first-look-database.ts): this script imports nothing before it is needed. */
async function forgetWhatIsOver(): Promise<void> {
  const kept = await globalThis.indexedDB?.databases?.()
  if (!kept?.some(({ name }) => name === 'armor-first-look')) return
  const code = await import('./lib/first-look-store.ts')
  await code.dropWhatIsOver()
}

void forgetWhatIsOver().catch(() => undefined)
