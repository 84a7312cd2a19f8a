/** A line of the table: what was measured, and its limit where the design of publishing sets one. */
export interface BenchRow {
  what: string;
  value: number;
  unit: 'ms' | 's' | 'MB' | '×' | 'pages/s';
  atMost?: number;
  atLeast?: number;
}
