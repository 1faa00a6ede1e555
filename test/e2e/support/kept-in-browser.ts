import type { Page } from '@playwright/test'

/** Everything that the browser keeps for this page, as text: cookies, storages, databases with what is in them, and caches. */
export async function keptInBrowser(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const rows: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        rows.push(name, store, await done(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      rows,
      await caches.keys(),
      location.href,
    ])
  })
  return `${inPage} ${JSON.stringify(await page.context().cookies())}`
}
