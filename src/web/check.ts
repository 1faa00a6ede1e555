/**
 * The one script of `/check`. Everything else is fetched when a report is chosen or dropped. Loading this file is its only effect.
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
