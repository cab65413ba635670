export const checkExamples = [];
