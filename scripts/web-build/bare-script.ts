import type { Plugin } from 'vite'

const preloading = /\b\w+\(\(\)=>(import\(.*?\)),__vite__mapDeps\(\[[\d,]*\]\)\)/g
const helper = /^import\{\w+ as \w+\}from"\.\/[^"]+";/
const list = /^const __vite__mapDeps=.*\n/

/**
 * A page's script that fetches everything else when it is needed, and until then is nothing but itself: Vite's list of what to fetch
 * beside a late import, and the helper that reads it, are three times as long as such a script.
 * @param name of the script among the page scripts
 */
export function bareScript(name: string): Plugin {
  return {
    name: 'bare-script',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const script = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.isEntry && each.name === name,
        )
        if (script?.type !== 'chunk') throw new Error(`The build has no script ${name}.`)
        const bare = script.code.replace(preloading, '$1').replace(list, '').replace(helper, '')
        // Whatever part the helper came to lie in: a script that is nothing but itself begins with no import.
        if (/^import\b|__vite__mapDeps/.test(bare))
          throw new Error(`${name} still carries something beside itself: ${bare}`)
        script.code = bare
      },
    },
  }
}
