/** Text that an author wrote in CommonMark: the source, and the sanitised HTML made from it once. */
export interface RichText {
  source: string;
  html: string;
}
