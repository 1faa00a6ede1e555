/**
 * The direction of imports of docs/architecture.md. Types count: an import that vanishes in the build is still one. Cycles are found in
 * what comes out of this (scripts/structure/cycles.ts): the tool walks the whole graph again for each import.
 */
const test = '\\.(test|spec)\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // What Vite gives the address of is a file of a package.
    {
      name: 'every import is found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    {
      name: 'shared imports only shared',
      severity: 'error',
      from: { path: '^src/shared', pathNot: test },
      to: { path: '^(src/(engine|server|web)|scripts|bench|test)' },
    },
    {
      name: 'shared needs no library but zod',
      severity: 'error',
      from: { path: '^src/shared', pathNot: test },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod' },
    },
    {
      name: 'the engine imports only shared',
      severity: 'error',
      from: { path: '^src/engine', pathNot: test },
      to: { path: '^(src/(server|web)|scripts|bench|test)' },
    },
    {
      name: 'letters run in the browser',
      severity: 'error',
      from: { path: '^src/engine/letters', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'reading knows nothing of credit',
      severity: 'error',
      from: { path: '^src/engine/read/', pathNot: test },
      to: { path: '^src/engine/(report|reading|ocr|match|audit|results|letters|documents)' },
    },
    {
      name: 'the server never imports the web',
      severity: 'error',
      from: { path: '^src/server' },
      to: { path: '^src/web' },
    },
    {
      name: 'the web never imports the server',
      severity: 'error',
      from: { path: '^src/web' },
      to: { path: '^src/server' },
    },
    {
      name: 'the web imports only the letters of the engine',
      severity: 'error',
      // What reads in the browser takes the engine; the first look the shapes of what comes back.
      from: { path: '^src/web', pathNot: [test, '^src/web/(reader|features/check)/'] },
      to: { path: '^src/engine', pathNot: '^src/engine/letters' },
    },
    {
      name: 'what reads in the browser reaches nothing that needs Node',
      severity: 'error',
      from: { path: '^src/web/(reader|features/check)/', pathNot: test },
      to: {
        path: '^src/engine/(children|reading|documents|opening)/|^src/engine/ocr/(text-recogniser|drawing-thread|page-drawer|scan-pages)',
        reachable: true,
      },
    },
    {
      name: 'the platform knows no feature',
      severity: 'error',
      from: { path: '^src/server/platform', pathNot: test },
      to: { path: '^src/(server/(features|app|deps|main|config)|engine)' },
    },
    {
      name: 'a feature calls the use cases of another, never its store, routes or jobs',
      severity: 'error',
      // Who needs another feature's job calls the use case there that enqueues it. The examples stand in for the queue and
      // know the jobs that they carry out themselves.
      from: { path: '^src/server/features/([^/]+)/', pathNot: [test, '^src/server/features/seed/'] },
      to: {
        path: '^src/server/features/[^/]+/[^/]+\\.(store|routes|jobs)\\.ts$',
        pathNot: '^src/server/features/$1/',
      },
    },
    {
      name: 'a feature knows neither who composes it nor what follows from its facts',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: test },
      to: { path: '^src/server/[^/]+\\.tsx?$', pathNot: '^src/server/(deps|facts|holding|config)\\.ts$' },
    },
    {
      // The renderer of mails loads for a second: a server, a command or a test that sends none does without.
      name: 'mails are rendered on demand',
      severity: 'error',
      from: { path: '^src/server', pathNot: [test, '/emails/'] },
      to: { path: '/emails/[^/]+\\.tsx$', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing imports main',
      severity: 'error',
      from: {},
      to: { path: '^src/(server/(main|command)|web/main)\\.tsx?$' },
    },
    {
      name: 'pages never import pages',
      severity: 'error',
      from: { path: '^src/web/pages/([^/]+)', pathNot: test },
      to: { path: '^src/web/pages/', pathNot: '^src/web/pages/$1' },
    },
    {
      name: 'web features do not import each other',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/', pathNot: test },
      to: { path: '^src/web/(features|pages)/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'the design system knows neither calls nor product',
      severity: 'error',
      from: { path: '^src/web/ui', pathNot: test },
      to: { path: '^src/(web/(features|pages|parts)|shared/(api|catalogue|rules|messages))' },
    },
    {
      name: 'what features share knows no feature',
      severity: 'error',
      from: { path: '^src/web/parts', pathNot: test },
      to: { path: '^src/web/(features|pages)' },
    },
    {
      name: 'lib knows nothing above it',
      severity: 'error',
      from: { path: '^src/web/(lib|reader)/', pathNot: test },
      to: { path: '^src/web/(features|pages|parts|ui)' },
    },
    {
      name: 'the product imports no tests, scripts or benchmarks',
      severity: 'error',
      from: { path: '^src', pathNot: test },
      to: { path: '^(scripts|bench|test)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    // Who is imported by whom, and the like: as much again as the rules ask.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/fixtures' },
    enhancedResolveOptions: {
      // The whole time that it takes: else each package is looked for anew every few seconds.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
