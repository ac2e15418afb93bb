/** The newest posts of the blog, as the blog plugin writes them before pages are bundled. */
declare module '@generated/docusaurus-plugin-content-blog/default/newestPosts.json' {
  const newestPosts: import('../../plugins/blog').NewestPost[];
  export default newestPosts;
}
