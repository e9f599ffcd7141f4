// Reads the state and the votes of a proposal.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode, proposal string

// get reads one JSON document from the data node.
func get(path string, into any) {
	response, err := http.Get(dataNode + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(path, ": ", response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}

// region: request
func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	proposal = setting("PROPOSAL", "the id of a proposal")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	var answer struct {
		Data struct {
			Proposal struct {
				State     string
				Rationale struct{ Title string }
			}
			Yes, No []struct{ PartyID, TotalGovernanceTokenBalance string }
		}
	}
	get("/api/v2/governance?proposalId="+proposal, &answer)
	fmt.Println(answer.Data.Proposal.Rationale.Title)
	fmt.Println("state:", answer.Data.Proposal.State)
	fmt.Println("yes:", len(answer.Data.Yes), "votes; no:", len(answer.Data.No), "votes")
	// Balances are in the smallest unit of the governance token, which has 18 decimals.
	for _, vote := range append(answer.Data.Yes, answer.Data.No...) {
		fmt.Println(vote.PartyID, vote.TotalGovernanceTokenBalance)
	}
}

// endregion: request
