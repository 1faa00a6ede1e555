/**
 * Stands for the origin of the product in pages that are made before anybody knows it: the build writes it, the server
 * puts the origin of its public address in its place. `.invalid` is never an address (RFC 2606).
 */
export const builtOrigin = 'https://origin-of-this-site.invalid'
