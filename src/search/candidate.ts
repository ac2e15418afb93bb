import type { Match } from './lookUp';
import type { SearchGroup } from './record';

/** A record that may answer a query, with what was found in it. */
export interface Candidate {
  group: SearchGroup;
  hit: Match['hit'];
  /** The words of its title, those in identifiers one by one. */
  titleWords: string[];
  /** For each word of the query how much it tells things apart, and how it matched. */
  words: { weight: number; match?: Match }[];
  /** How well it matches the address in the query. */
  address: number;
}
