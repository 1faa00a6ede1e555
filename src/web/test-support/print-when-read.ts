import { configure, prettyDOM } from '@testing-library/react'

/**
 * What a test waits for is looked for at each change of the page, and each look that finds nothing yet has an error with a print of the whole
 * page: a fifteenth of the time of these tests. The page is printed when somebody reads it.
 */
export function printPagesWhenRead(): void {
  configure({
    getElementError: (message, container) => {
      const error = new Error()
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      })
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
}
