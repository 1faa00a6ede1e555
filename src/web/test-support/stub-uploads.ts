import { afterEach } from 'vitest'

const realRequest = globalThis.XMLHttpRequest
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest
})

/**
 * Lets the stubbed calls answer uploads too: they go by XMLHttpRequest, which tells how much was sent. Half of the
 * bytes are told before the answer comes. Call it after `stubCalls`.
 */
export function stubUploads(): void {
  class StubbedRequest {
    status = 0
    statusText = ''
    responseText = ''
    withCredentials = false
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } =
      {}
    onload: () => void = () => {}
    onerror: () => void = () => {}
    private target = { method: 'GET', address: '' }

    open(method: string, address: string) {
      this.target = { method, address }
    }

    getResponseHeader() {
      return null
    }

    setRequestHeader() {}

    abort() {}

    send(body: FormData) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
      void fetch(this.target.address, { method: this.target.method, body }).then(
        async (response) => {
          this.status = response.status
          this.responseText = await response.text()
          this.onload()
        },
        () => this.onerror(),
      )
    }
  }
  globalThis.XMLHttpRequest = StubbedRequest as unknown as typeof XMLHttpRequest
}
