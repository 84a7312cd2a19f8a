/** A measurement, printed as a line of a table, with the limits that the design of publishing sets. */
export interface BenchRow {
  what: string;
  value: number;
  unit: 'ms' | 's' | 'MB' | '×' | 'pages/s';
  atMost?: number;
  atLeast?: number;
}
