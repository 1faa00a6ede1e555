import type { Call } from '../../shared/call.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { addressOf, type CallBody, type CallReply } from './call-address.ts'
import { replyOf } from './call-api.ts'
import { pageLanguage } from './page-language.ts'

type Files = Readonly<Record<string, File | readonly File[] | null | undefined>>

export interface UploadInput<C extends Call> {
  params?: unknown
  /** The text fields; empty and absent ones are left out. */
  fields: CallBody<C>
  /** Several files of one field are sent in their order. */
  files: Files
  /** 0 to 1, of all bytes of the request. 1 means sent, not yet answered. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/**
 * Sends a multipart call with XMLHttpRequest, the only way in a browser that tells how much was sent.
 * @throws ApiError, NetworkError, or an AbortError when the signal stopped it.
 */
export function uploadWithProgress<C extends Call>(call: C, input: UploadInput<C>): Promise<CallReply<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, addressOf(call, { params: input.params }))
    request.withCredentials = true
    request.setRequestHeader('accept-language', pageLanguage())
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) input.onProgress?.(event.loaded / event.total)
    }
    request.onerror = () => reject(new NetworkError())
    request.ontimeout = () => reject(new NetworkError())
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    request.onload = () => {
      const { status, statusText, responseText: body } = request
      if (status < 200 || status > 299) {
        reject(
          new ApiError({ status, statusText, body, retryAfter: request.getResponseHeader('retry-after') }),
        )
        return
      }
      try {
        resolve(replyOf(call, body))
      } catch (error) {
        reject(error)
      }
    }
    input.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formDataOf(input))
  })
}

function formDataOf(input: { fields: unknown; files: Files }): FormData {
  const form = new FormData()
  const fields = typeof input.fields === 'object' && input.fields !== null ? input.fields : {}
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== '') form.append(name, String(value))
  }
  for (const [name, file] of Object.entries(input.files)) {
    for (const each of file ? [file].flat() : []) form.append(name, each, each.name)
  }
  return form
}
