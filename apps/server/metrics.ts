/** Counters and histograms in the text form that Prometheus reads. */

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

type Labels = Readonly<Record<string, string | number>>;

const labelled = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

export class Metrics {
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #histograms = new Map<string, Map<string, { readonly labels: Labels; readonly data: Histogram }>>();
  readonly #gauges = new Map<string, () => number>();

  count(name: string, labels: Labels = {}, by = 1): void {
    const series = this.#counters.get(name) ?? new Map<string, number>();
    this.#counters.set(name, series);
    const key = labelled(labels);
    series.set(key, (series.get(key) ?? 0) + by);
  }

  /** Takes a duration in seconds. */
  time(name: string, seconds: number, labels: Labels = {}): void {
    const series = this.#histograms.get(name) ?? new Map();
    this.#histograms.set(name, series);
    const key = labelled(labels);
    const known = series.get(key) ?? { labels, data: { counts: BUCKETS.map(() => 0), sum: 0, count: 0 } };
    series.set(key, known);
    const { data } = known;
    data.sum += seconds;
    data.count += 1;
    for (const [index, bound] of BUCKETS.entries())
      if (seconds <= bound) data.counts[index] = Number(data.counts[index]) + 1;
  }

  gauge(name: string, value: () => number): void {
    this.#gauges.set(name, value);
  }

  get text(): string {
    const lines: string[] = [];
    for (const [name, series] of this.#counters) {
      lines.push(`# TYPE ${name} counter`, ...[...series].map(([labels, value]) => `${name}${labels} ${value}`));
    }
    for (const [name, series] of this.#histograms) {
      lines.push(`# TYPE ${name} histogram`);
      for (const { labels, data } of series.values()) {
        lines.push(
          ...BUCKETS.map((bound, index) => `${name}_bucket${labelled({ ...labels, le: bound })} ${data.counts[index]}`),
          `${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${data.count}`,
          `${name}_sum${labelled(labels)} ${data.sum}`,
          `${name}_count${labelled(labels)} ${data.count}`,
        );
      }
    }
    for (const [name, value] of this.#gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${value()}`);
    return `${lines.join('\n')}\n`;
  }
}
